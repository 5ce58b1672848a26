const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** Returns a Markdown table; characters that would end a cell are escaped. */
export const markdownTable = (head: readonly string[], rows: readonly string[][]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
