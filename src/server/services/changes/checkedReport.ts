import type { Schema } from '#contract/calls.ts'
import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../messages/studio.json' with { type: 'json' }
import { DOCUMENTS } from '../configuration/documentSchemas.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import { NO_PROOFS } from './proofs/proofsOf.ts'
import { standingAmong } from './standingFindings.ts'
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

/**
 * The part of a report that the check's findings make.
 * @param before what the check finds in the live documents: nobody is asked about it again
 */
export function checkedPart(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
  before: readonly FileFinding[] = [],
): Pick<OwnReport, 'errors' | 'warnings' | 'newWarnings' | 'findings'> {
  const standing = standingAmong(found, before)
  const findings = findingsInWords(found, documents, standing)
  const news = findings.filter(({ severity, stands }) => severity === 'warning' && !stands)
  const count = (severity: FileFinding['severity']) =>
    found.filter((finding) => finding.severity === severity).length
  return {
    errors: count('error'),
    warnings: count('warning'),
    newWarnings: news.map(({ title, message }) => fill(words.newWarning, { title, message })),
    findings,
  }
}

/** A name in a document, behind what it is called. */
const NAME = /（[A-Za-z][\w./-]*）/g

/** Of a document that has a panel, names in it are left out: its reader sees captions. */
const said = (file: string, text: string): string =>
  DOCUMENTS.has(file) ? text.replace(NAME, '') : text

/** Errors first, by document; of those that stood before it is said. */
function findingsInWords(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
  standing: ReadonlySet<FileFinding>,
): Schema<'ReportFinding'>[] {
  const nameOf = documentNamer(documents)
  const told = found.map((finding) => {
    const { severity, file, path, message, hint, line, column } = finding
    return {
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
      ...(standing.has(finding) ? { stands: true } : {}),
    }
  })
  return told.sort((a, b) => a.severity.localeCompare(b.severity))
}
