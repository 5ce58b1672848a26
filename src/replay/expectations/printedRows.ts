import { contentText } from '#adapters/formInfo/display/contentText.ts'
import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { PrintContent, PrintEntry } from '#contract/print.ts'

/**
 * The rows of the printed form: each entry as `标签：内容`, or the content alone where its title is not printed; of a
 * table the rows with their cells, `论文：A｜2020；B｜2021`.
 * @param hidden keys relations hide
 */
export const printedRows = (
  bundle: FormBundle,
  values: FormValues,
  hidden: ReadonlySet<string>,
  tables: NameTables,
): string[][] =>
  buildPrintModel({ bundle, values, hidden, tables, printInfo: undefined, history: [], title: '' })
    .sections.flatMap(({ rows }) => rows)
    .map((row) => row.map(entryText))

const entryText = ({ label, hideTitle, content }: PrintEntry): string =>
  hideTitle ? textOf(content) : `${label}：${textOf(content)}`

const textOf = (content: PrintContent): string =>
  content.kind === 'table'
    ? content.rows.map((row) => row.map(textOf).join('｜')).join('；')
    : contentText(content)
