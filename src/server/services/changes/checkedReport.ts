import type { Schema } from '#contract/calls.ts'
import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { DOCUMENTS } from '../configuration/documentSchemas.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import { NO_PROOFS } from './proofs/proofsOf.ts'
import { documentNamer } from './wording/documentTitle.ts'
import { placeWords } from './wording/placeWords.ts'

/** A report without what it says of the live version. */
export type OwnReport = Omit<Schema<'ChangeReport'>, 'liveVersion' | 'isBehind'>

/** What the check alone says: nothing is described, proven or counted. */
export const checkedReport = (
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
): OwnReport => ({
  ...checkedPart(found, documents),
  ...NO_PROOFS,
  ...{ isLoss: false, changes: [], effects: [] },
})

/** The part of a report that the check's findings make. */
export function checkedPart(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
): Pick<OwnReport, 'errors' | 'warnings' | 'findings'> {
  const count = (severity: FileFinding['severity']) =>
    found.filter((finding) => finding.severity === severity).length
  return {
    errors: count('error'),
    warnings: count('warning'),
    findings: findingsInWords(found, documents),
  }
}

/** A name in a document, behind what it is called. */
const NAME = /（[A-Za-z][\w./-]*）/g

/** Of a document that has a panel, names in it are left out: its reader sees captions. */
const said = (file: string, text: string): string =>
  DOCUMENTS.has(file) ? text.replace(NAME, '') : text

/** Errors first, by document. */
function findingsInWords(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
): Schema<'ReportFinding'>[] {
  const nameOf = documentNamer(documents)
  const told = found.map(({ severity, file, path, message, hint, line, column }) => ({
    ...{ severity, message: said(file, message), line, column, path: file },
    title: nameOf(file).title,
    place: placeWords(
      {
        ...{ path: file, at: pointerSegments(path), isCounted: true },
        text: ownValue(documents, file) ?? '',
      },
      documents,
    ),
    ...(hint === undefined ? {} : { hint: said(file, hint) }),
  }))
  return told.sort((a, b) => a.severity.localeCompare(b.severity))
}
