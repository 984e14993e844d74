// Which floating buttons were put away. The keys are the product's own and must not change: they live in people's browsers.
const floatingFlags = {
  community: 'whatsapp_community_button_hidden',
  booking: 'therapist_booking_button_hidden',
} as const;

export type FloatingKind = keyof typeof floatingFlags;

export function isFloatingHidden(kind: FloatingKind) {
  try {
    return localStorage.getItem(floatingFlags[kind]) === 'true';
  } catch {
    return false;
  }
}

export function hideFloating(kind: FloatingKind) {
  try {
    localStorage.setItem(floatingFlags[kind], 'true');
  } catch {
    // Without storage it is hidden for this page alone.
  }
}
