import { RECOMMENDATIONS } from './checkRecommendations.ts'

/** An organisation's configuration as it stands in its folder: relative path → text; assets as base64. */
export type ConfigurationDocuments = Record<string, string>

const ASSET = /^assets\/[A-Za-z0-9][A-Za-z0-9._-]*$/
/** A folder with a leading dot is some tool's own, such as replay's `.approved/`. */
const DOCUMENT = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9._-]+\.json$/

/** Data for a first start that is not configuration: people, units, records. */
const SEED_FILES = new Set([
  'accounts.json',
  'members.json',
  'units.json',
  RECOMMENDATIONS,
  'orApplications.json',
])

export const isAsset = (path: string): boolean => ASSET.test(path)

/** Whether a file of the folder belongs to the configuration; anything else in it is left alone. */
export const isConfigurationFile = (path: string): boolean =>
  isAsset(path) || (DOCUMENT.test(path) && !SEED_FILES.has(path))
