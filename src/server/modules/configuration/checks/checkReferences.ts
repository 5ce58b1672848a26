import type { FeeShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { documentRoot } from '#lint/document/documentRoot.ts'
import { type Entry, get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { INVOICE_PREFIX, PAY_PREFIX } from '#server/providers/pay/secretReference.ts'
import { assetNames } from '../documents/assetAddress.ts'
import { isAsset } from '../documents/documents.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { checkBanners } from './checkBanners.ts'
import { checkDictionaries } from './checkDictionaries.ts'
import { checkDocumentNames } from './checkDocumentNames.ts'
import { checkFees, type FormerFees } from './checkFees.ts'
import { checkFormRoles } from './checkFormRoles.ts'
import { checkInstalments } from './checkInstalments.ts'
import { checkProcesses } from './checkProcesses.ts'
import { checkRetention } from './checkRetention.ts'
import { checkSecrets } from './checkSecrets.ts'
import { checkStatusList } from './checkStatusList.ts'
import { checkTerms } from './checkTerms.ts'
import { checkTicketHosts } from './checkTicketHosts.ts'
import { doubled, listed, unknownName } from './nameFindings.ts'
import { checkAgainstPublished } from './plausibility/checkAgainstPublished.ts'
import { checkPayment } from './plausibility/checkPayment.ts'
import { checkPeriods } from './plausibility/checkPeriods.ts'
import { checkPictures } from './plausibility/checkPictures.ts'
import { checkTheme } from './plausibility/checkTheme.ts'
import { checkTiles } from './plausibility/checkTiles.ts'
import { INVOICE_REFERENCES, PAY_REFERENCES } from './providerReferences.ts'

/** Names a configuration may refer to. */
interface Names {
  assets: ReadonlySet<string>
  memberTypes: ReadonlySet<string>
  objIds: ReadonlySet<string>
}

/** Lists whose entries have a unique key. */
const UNIQUE = [
  ['memberTypes.json', 'memberType'],
  ['modules.json', 'id'],
  ['notices.json', 'id'],
  ['meetings.json', 'id'],
  ['subOrgs.json', 'id'],
  ['approvals.json', 'approvalId'],
  ['fees.json', 'memberType'],
  ['memberConfig.json', 'memberType'],
  ['memberNotices.json', 'memberType'],
  ['statusList.json', 'objId'],
] as const

/** Published documents have been checked, so they may be parsed without places. */
function formerFees(published: ConfigurationDocuments): FormerFees {
  const fees = documentValue(JSON.parse(published['fees.json'] ?? '[]')) as FeeShape[]
  return new Map(fees.map(({ memberType, fee }) => [memberType, fee]))
}

/**
 * Checks that every referenced `asset:` file, member type and objId exists, that ids are unique, and that the documents
 * are plausible beside each other, the present day and the published documents.
 */
export function checkReferences(
  documents: ConfigurationDocuments,
  published: ConfigurationDocuments = {},
  now = new Date(),
): FileFinding[] {
  const roots = new Map(
    Object.entries(documents)
      .filter(([path]) => !isAsset(path))
      .map(([path, text]) => [
        path,
        documentRoot(parseLocated({ file: path, id: path, text }).root),
      ]),
  )
  const names = namesOf(documents, roots.get('memberTypes.json'))
  const finding = 'unknown-member-type'
  const code = textOf(get(roots.get('organisation.json'), 'code')) ?? ''
  return [
    ...[...roots.values()].flatMap((root) => (root ? assetFindings(root, names.assets) : [])),
    ...['memberConfig.json', 'memberNotices.json', 'fees.json'].flatMap((file) =>
      listed(roots.get(file), { finding, key: 'memberType', known: names.memberTypes }),
    ),
    ...listed(roots.get('statusList.json'), { finding, key: 'objId', known: names.objIds }),
    ...UNIQUE.flatMap(([file, key]) => doubled(roots.get(file), key)),
    ...checkTerms(roots, names.memberTypes),
    ...checkInstalments(roots.get('organisation.json'), names.memberTypes),
    ...checkFees(roots.get('fees.json'), { former: formerFees(published), now }),
    ...checkDocumentNames(documents, roots),
    ...checkProcesses(documents, roots),
    ...checkStatusList(roots),
    ...checkFormRoles(documents, published, roots.get('memberTypes.json')),
    ...checkBanners(roots.get('site.json'), roots.get('notices.json')),
    ...checkDictionaries(roots),
    ...checkTicketHosts(roots.get('site.json'), roots.get('modules.json')),
    ...checkSecrets(roots.get('payProviders.json'), PAY_REFERENCES, { code, prefix: PAY_PREFIX }),
    ...checkSecrets(roots.get('invoiceProvider.json'), INVOICE_REFERENCES, {
      ...{ code, prefix: INVOICE_PREFIX },
    }),
    ...checkRetention(roots.get('retention.json')),
    ...checkPeriods(roots),
    ...checkPayment(roots),
    ...checkTheme(roots.get('site.json')),
    ...checkTiles(roots.get('modules.json')),
    ...checkPictures(roots.values()),
    ...checkAgainstPublished(roots, published),
  ]
}

function namesOf(documents: ConfigurationDocuments, types: Located | undefined): Names {
  const items = types?.items ?? []
  const text = (item: Located, key: string) => textOf(get(item, key)) ?? ''
  return {
    assets: new Set(
      Object.keys(documents)
        .filter(isAsset)
        .map((path) => path.slice('assets/'.length)),
    ),
    memberTypes: new Set(items.map((item) => text(item, 'memberType'))),
    objIds: new Set(
      items.map((item) => `${text(item, 'oneMemberType')},${text(item, 'memberType')}`),
    ),
  }
}

/** Reports unknown `asset:NAME` texts anywhere below a value, and those of pictures in rich text. */
function assetFindings(value: Located, assets: ReadonlySet<string>): FileFinding[] {
  const below = [...value.items, ...value.entries.map((entry: Entry) => entry.value)]
  const own = assetNames(textOf(value) ?? '')
    .filter((name) => !assets.has(name))
    .map((name) => unknownName(value, 'unknown-asset', name, assets))
  return [...own, ...below.flatMap((part) => assetFindings(part, assets))]
}
