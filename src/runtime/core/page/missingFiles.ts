/** The path that is touched when files were asked for that a state does not hold. */
export const missingFiles = (path: string): string => `@missing.${path}`
