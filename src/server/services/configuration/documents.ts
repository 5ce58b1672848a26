import { RECOMMENDATIONS } from './checkRecommendations.ts'

const ASSET = /^assets\/[A-Za-z0-9][A-Za-z0-9._-]*$/
/** Folders with a leading dot belong to tools, such as replay's `.approved/`. */
const DOCUMENT = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9._-]+\.json$/

/** Seed data of a first start that is not configuration: people, units, records. */
const SEED_FILES = new Set([
  'accounts.json',
  'members.json',
  'units.json',
  RECOMMENDATIONS,
  'orApplications.json',
])

export const isAsset = (path: string): boolean => ASSET.test(path)

/** True for configuration files; other files in the folder are ignored. */
export const isConfigurationFile = (path: string): boolean =>
  isAsset(path) || (DOCUMENT.test(path) && !SEED_FILES.has(path))
