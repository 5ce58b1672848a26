import type { Schema } from '#contract/calls.ts'
import type { FittedOverrides } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import type { LintInput } from '#lint/input.ts'
import type { Call } from '#server/base/call.ts'
import type { CallSubject } from '#server/base/subject.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  overridePaths,
  productText,
} from '#server/modules/configuration/documents/overrideBases.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import { type Bases, listBases } from '#server/modules/configuration/repositories/configBases.ts'
import { contentHashOf } from '#server/modules/configuration/repositories/configBlobs.ts'
import type { ChangeParts } from '../changeParts.ts'
import { mayEdit } from '../documentRights.ts'
import { misfitSentence, overrideTitle } from './overrideWords.ts'

type Parts = ChangeParts & { pages: Pick<PageDocuments, 'product' | 'misfits'> }
type Row = Schema<'StudioOverride'>

const ORDER: readonly Row['state'][] = ['left', 'newer', 'same']

/**
 * Lists the overrides of the live version: first those left out of the site, with the reason, then those whose product
 * document has changed since, then the others. Uses the fitting that the site is served by, made once per version and
 * product.
 */
export async function listOverrides({
  org,
  subject,
  parts,
}: Call<'studioOverrides', 'org' | 'subject', Parts>): Promise<Row[]> {
  const live = await parts.configuration.of(org.orgId)
  const { documents, version } = live
  const product = parts.pages.product()
  const misfits = await parts.pages.misfits(live)
  const bases = await parts.store.tx(org.orgId, (tx) => listBases(tx, version))
  const paths = new Set([...overridePaths(documents, product), ...misfits.dropped])
  const found = { documents, product, misfits, bases, subject }
  const rows = [...paths].map((path) => rowOf(path, found))
  return rows.sort(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.path.localeCompare(b.path),
  )
}

interface Found {
  documents: ConfigurationDocuments
  product: LintInput
  misfits: FittedOverrides
  bases: Bases
  subject: CallSubject
}

function rowOf(path: string, found: Found): Row {
  const { documents, misfits, subject } = found
  const isNewer = hasMoved(path, found)
  const isLeft = misfits.dropped.includes(path)
  const state = isLeft ? 'left' : isNewer ? 'newer' : 'same'
  return {
    ...{ path, state, isNewer, stateName: words.overrides[state] },
    title: overrideTitle(path, ownValue(documents, path) ?? '', documents),
    mayEdit: mayEdit(subject, path),
    ...(isLeft && { sentence: misfitSentence(path, misfits) }),
  }
}

/** True if the product's document differs both from the one the override was made from and from the override itself. */
function hasMoved(path: string, { documents, product, bases }: Found): boolean {
  const present = productText(product, path)
  const base = ownValue(bases, path)
  if (present === undefined || base === undefined) return false
  return present !== ownValue(documents, path) && contentHashOf(present) !== base
}
