/**
 * The environment of a demonstration that a test starts, with what the test adds: a build within the same process leaves
 * `NODE_ENV=production` behind, which makes a site a real one.
 */
export function demoEnv(more: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _ofABuild, ...env } = process.env
  return { ...env, DATABASE_URL: '', ...more }
}
