/**
 * Call in the click that closes a dialog: the second one of a double click would hit what lies below. Any other next
 * click is left alone.
 */
export function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
}
