// For what is named after a category elsewhere, such as a conversation: the dialog itself is safety's.
export { HelpDialog } from '#features/safety/web/help-dialog.tsx';
