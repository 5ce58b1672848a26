import type { ComponentType } from 'react'
import { LineType } from '#contract/codes.ts'
import type { PrintContent } from '#contract/print.ts'
import { lazySanitiser } from '#runtime/react/html/lazySanitiser.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import classes from './PrintNode.module.css'
import { PrintTable } from './PrintTable.tsx'

// Loaded eagerly: a page with this kind shows rich text.
lazySanitiser.load().catch(() => {})

type Of<K extends PrintContent['kind']> = Extract<PrintContent, { kind: K }>
type Contents = { [K in PrintContent['kind']]: ComponentType<{ content: Of<K> }> }

/** Default width of a printed image, in pixels of the form's own scale. */
const PICTURE = 120

/** The component of each kind of content. */
const CONTENTS: Contents = {
  text: ({ content }) => content.text,
  html: ({ content }) => <SafeHtml className={classes.html} html={content.html} />,
  images: ({ content: { files, width = PICTURE, height = 'auto' } }) =>
    files.map(({ url, name }) => <img key={url} src={url} alt={name} style={{ width, height }} />),
  files: ({ content }) => content.files.map(({ name }) => name).join('、'),
  table: ({ content: { columns, rows } }) => (
    <PrintTable columns={columns} rows={rows} cell={(content) => <Content content={content} />} />
  ),
  divider: ({ content }) => (
    <div
      className={classes.divider}
      data-dashed={content.lineType === LineType.Dashed || undefined}
    >
      {content.label}
    </div>
  ),
}

/** The content of a box of the printed form. */
export function Content({ content }: { content: PrintContent }) {
  // The table's own type ties each kind to its content; TypeScript cannot follow a look-up by a union.
  const Kind = CONTENTS[content.kind] as ComponentType<{ content: PrintContent }>
  return <Kind content={content} />
}
