/** Marks the form's live region. */
export const ANNOUNCER = 'data-announcer'

/** Announces a text to screen readers, politely. Does nothing outside a form. */
export function announce(within: Element, text: string): void {
  const place = within.closest('form')?.querySelector(`[${ANNOUNCER}]`)
  if (place) place.textContent = text
}
