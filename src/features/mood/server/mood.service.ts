// What other features may ask of mood.
export { type ImportedMoodLog, importMoodLogs } from './import.service.ts';
