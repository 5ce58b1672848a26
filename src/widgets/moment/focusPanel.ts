/** Where the keyboard enters a panel, best first: the day in turn, the chosen row's list, whatever can be focused. */
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
