import type { Schema } from '#contract/calls.ts'
import { ModuleType } from '#contract/codes.ts'
import type { DocumentShapes } from '#contract/configuration.gen.ts'
import { ownValue } from '#contract/record.ts'
import site from '#schemas/site.json' with { type: 'json' }
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'
import { changedFrom } from '../rebaseChange.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { certificatePages } from './certificatePages.ts'

type PreviewPage = Schema<'PreviewPage'>
type SitePage = keyof typeof words.previews

/** The page of the site that shows a document; those of pages and forms follow from their names. */
const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  'site.json': 'home',
  'modules.json': 'home',
  'notices.json': 'notices',
  'memberTypes.json': 'join',
  'memberConfig.json': 'join',
  'memberNotices.json': 'join',
  'subOrgs.json': 'organisations',
}

/** Pages that show what differs between two configurations, each once: forms first, then pages of the site. */
export function previewPages(
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
): PreviewPage[] {
  const paths = changedFrom(before, after).map(({ path }) => path)
  const titleOf = documentNamer({ ...before, ...after })
  const forms = paths.filter((path) => path.startsWith('formConfig/')).map(formPage(titleOf))
  const own = paths.flatMap((path) => ownPage(path, titleOf(path).title, after) ?? [])
  const shown = new Set(paths.flatMap((path) => ownValue(SITE_PAGES, path) ?? assetPage(path)))
  const pages = [...shown].flatMap((page) => sitePage(page, after) ?? [])
  return [...forms, ...certificatePages(before, after), ...pages, ...own]
}

/** Pictures are shown by the home page, if by any. */
const assetPage = (path: string): SitePage[] => (path.startsWith('assets/') ? ['home'] : [])

const formPage =
  (titleOf: ReturnType<typeof documentNamer>) =>
  (path: string): PreviewPage => ({
    ...{ title: titleOf(path).title, isForm: true },
    address: `/studio/form?path=${encodeURIComponent(path)}`,
  })

/** The page at an address of its own; undefined for one that shows a record. */
function ownPage(
  path: string,
  title: string,
  documents: ConfigurationDocuments,
): PreviewPage | undefined {
  const page = /^pages\/(.+)\.json$/.exec(path)?.[1]
  if (page === undefined) return undefined
  const route = site.routes.find((one) => one.page === page)
  const address = route?.path ?? moduleAddress(documents, (type) => pageOfModule(type) === page)
  return address === undefined ? undefined : { title, address, isForm: false }
}

const pageOfModule = (type: string): string | undefined =>
  ownValue(site.modules as Readonly<Record<string, Record<string, string>>>, type)?.['']

function sitePage(page: SitePage, documents: ConfigurationDocuments): PreviewPage | undefined {
  const address = ADDRESSES[page](documents)
  return address === undefined ? undefined : { title: words.previews[page], address, isForm: false }
}

const ADDRESSES: Readonly<
  Record<SitePage, (documents: ConfigurationDocuments) => string | undefined>
> = {
  home: () => '/',
  notices: () => '/notice',
  organisations: () => '/organisations',
  join: (documents) => moduleAddress(documents, (type) => type === ModuleType.Join),
}

/** The address of the first tile of a kind; undefined where there is none, or the tiles cannot be read. */
function moduleAddress(
  documents: ConfigurationDocuments,
  isWanted: (type: string) => boolean,
): string | undefined {
  const found = tilesOf(documents).find(({ type }) => isWanted(type))
  return found && `${MODULE}?id=${encodeURIComponent(found.id)}`
}

const MODULE = '/module'

function tilesOf(documents: ConfigurationDocuments): DocumentShapes['modules.json'] {
  const tiles = parsedDocument(documents, 'modules.json')
  return Array.isArray(tiles) ? (tiles as DocumentShapes['modules.json']) : []
}
