/** Scrolls a list as little as it takes to show one of its rows. */
export function scrollToRow(list: HTMLElement | null, row: number, height: number): void {
  if (!list) return
  const top = row * height
  const bottom = top + height
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
