/**
 * Selectors of the element that takes the focus in a panel, best first: the selected or current day, the list of the
 * chosen row, any focusable element.
 */
const ENTRIES = [
  'table button[data-selected]',
  'table button[tabindex="0"]',
  'table button:not([tabindex="-1"])',
  '[role="listbox"]',
  'button',
]

/** Moves the focus from an input into its open panel. */
export function focusPanel(panel: HTMLElement | null): void {
  const entry = ENTRIES.find((selector) => panel?.querySelector(selector))
  if (entry) panel?.querySelector<HTMLElement>(entry)?.focus()
}
