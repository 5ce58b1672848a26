/** Marks the place of a form whose text screen readers say whenever it changes. */
export const ANNOUNCER = 'data-announcer'

/** Has screen readers say a text, once they are through with what they say now. Without a form around nothing is said. */
export function announce(within: Element, text: string): void {
  const place = within.closest('form')?.querySelector(`[${ANNOUNCER}]`)
  if (place) place.textContent = text
}
