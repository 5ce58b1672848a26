/** Seed document of recommendations for a first start; not part of the versioned configuration. */
export const RECOMMENDATIONS = 'recommendations.json'

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

/**
 * True for a JSON file or an asset that is ignored because of its name. Hidden files and folders belong to tools; seed
 * data is known.
 */
export const isMisnamed = (path: string): boolean =>
  !path.split('/').some((name) => name.startsWith('.')) &&
  (path.endsWith('.json') || path.startsWith('assets/')) &&
  !isConfigurationFile(path) &&
  !SEED_FILES.has(path)

/** True for configuration files; other files in the folder are ignored. */
export const isConfigurationFile = (path: string): boolean =>
  isAsset(path) || (DOCUMENT.test(path) && !SEED_FILES.has(path))
