/** After a page is turned: brings the beginning of the records into view when it lies above. */
export function showTop(records: HTMLElement | null): void {
  if (records && records.getBoundingClientRect().top < 0) records.scrollIntoView({ block: 'start' })
}
