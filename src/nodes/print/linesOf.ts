import type { PrintContent, PrintEntry, PrintSection } from '#contract/print.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { htmlText } from '#domain/text/htmlText.ts'

/** Characters on a line as wide as the sheet. */
const WIDE = 46
/** Pixels of a line's box. */
const LINE = 36
/** Height of an image without a configured one, in pixels. */
const PICTURE = 160

type Lines = { [K in PrintContent['kind']]: (content: never, width: number) => number }

const linesOfText = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(codePoints(line) / width)), 0)

const LINES: Lines = {
  text: ({ text }: { text: string }, width) => linesOfText(text, width),
  html: ({ html }: { html: string }, width) =>
    linesOfText(htmlText(html), width) +
    (html.match(/<(?:img|video)/gi)?.length ?? 0) * (PICTURE / LINE),
  images: ({ files, height = PICTURE }: { files: readonly unknown[]; height?: number }) =>
    files.length === 0 ? 1 : height / LINE,
  files: () => 1,
  table: ({ rows }: { rows: readonly unknown[] }) => 1 + rows.length,
  divider: () => 1,
}

const linesOfEntry = ({ content }: PrintEntry, beside: number): number =>
  LINES[content.kind](content as never, WIDE / beside)

/** The approximate number of printed lines of sections; precise enough to detect a third of a page. */
export const linesOf = (sections: readonly PrintSection[]): number =>
  sections.reduce(
    (sum, { title, rows }) =>
      sum +
      (title ? 1 : 0) +
      rows.reduce(
        (lines, row) => lines + Math.max(...row.map((entry) => linesOfEntry(entry, row.length))),
        0,
      ),
    0,
  )
