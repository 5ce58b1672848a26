const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A Markdown table of a head and its rows; no cell breaks out of its column. */
export const markdownTable = (head: readonly string[], rows: readonly string[][]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
