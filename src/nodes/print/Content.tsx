import type { ComponentType } from 'react'
import type { PrintContent } from '#contract/print.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import classes from './PrintNode.module.css'

type Of<K extends PrintContent['kind']> = Extract<PrintContent, { kind: K }>
type ContentTable = { [K in PrintContent['kind']]: ComponentType<{ content: Of<K> }> }

const LINES: Record<string, 'solid' | 'dashed'> = { '01': 'solid', '02': 'dashed' }

/** How each kind of content is printed. */
const CONTENT: ContentTable = {
  text: ({ content }) => content.text,
  html: ({ content }) => <SafeHtml html={content.html} />,
  images: ({ content: { files, width, height } }) =>
    files.map(({ url, name }) => (
      <img
        key={url}
        src={url}
        alt={name}
        style={{ width: width ?? 120, height: height ?? 'auto' }}
      />
    )),
  files: ({ content }) => content.files.map(({ name }) => name).join('、'),
  table: ({ content }) => <PrintTable content={content} />,
  divider: ({ content }) => (
    <hr
      className={classes.divider}
      style={{ borderTopStyle: LINES[content.lineType] ?? 'solid' }}
    />
  ),
}

/** What stands in a cell of the printed form. */
export function Content({ content }: { content: PrintContent }) {
  // The table's own type ties each kind to its content; TypeScript cannot follow a look-up by a union.
  const Kind = CONTENT[content.kind] as ComponentType<{ content: PrintContent }>
  return <Kind content={content} />
}

function PrintTable({ content: { columns, rows } }: { content: Of<'table'> }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
          <tr key={r}>
            {row.map((cell, c) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
              <td key={c}>
                <Content content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
