import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import type { PrintEntry, PrintModel, PrintSection } from '#contract/print.ts'
import { ownValue } from '#contract/record.ts'
import type { NameTables } from '../formInfo/display/displayer.ts'
import { displayField } from '../formInfo/displayField.ts'
import { type FormPart, partsOf } from '../formInfo/partsOf.ts'
import { type AuditHistoryEntry, printOpinions } from './opinions.ts'
import { parsePrintInfo } from './parsePrintInfo.ts'

/** The inputs of a printed form. */
export interface PrintSource {
  bundle: FormBundle
  values: FormValues
  /** Keys relations hide, as `hiddenKeys` gives them. */
  hidden: ReadonlySet<string>
  /** printInfo, as JSON text or parsed. */
  printInfo: unknown
  history: readonly AuditHistoryEntry[]
  tables: NameTables
  /** Used where printInfo has none. */
  title: string
  subtitle?: string
}

/** The printed form: visible fields with `isPrint` on, row by row, with the opinions of its audits. */
export function buildPrintModel(source: PrintSource): PrintModel {
  const { title, remark, signature, auditOpinion } = parsePrintInfo(source.printInfo)
  return {
    title: title ?? source.title,
    ...(source.subtitle ? { subtitle: source.subtitle } : {}),
    ...(remark === undefined ? {} : { remark }),
    sections: partsOf(source.bundle).map((section, index) =>
      printSection(section, index > 0, source),
    ),
    opinions: printOpinions(auditOpinion, source.history),
    signature,
  }
}

function printSection(section: FormPart, afterAnother: boolean, source: PrintSource): PrintSection {
  const { bundle, hidden } = source
  const begins = ownValue(bundle.fields, section.id)
  const isTitled = !hidden.has(section.id) && !begins?.print.hideTitle
  const rows = section.rows.map((row) => row.flatMap((key) => printEntry(key, source)))
  return {
    ...(section.title !== undefined && isTitled ? { title: section.title } : {}),
    pageBreak:
      afterAnother && begins?.type === 'page' && begins.print.on && !hidden.has(section.id),
    rows: rows.filter((row) => row.length > 0),
  }
}

function printEntry(key: string, { bundle, values, hidden, tables }: PrintSource): PrintEntry[] {
  const field = ownValue(bundle.fields, key)
  if (!field?.print.on || field.isHide || hidden.has(key)) return []
  const value = ownValue(values, key)
  return [{ key, ...look(field), content: displayField(field, value, tables) }]
}

const look = ({
  label,
  print,
  ui,
}: FormField): Pick<PrintEntry, 'label' | 'hideTitle' | 'share'> => ({
  label,
  hideTitle: print.hideTitle,
  ...(ui.share === undefined ? {} : { share: ui.share }),
})
