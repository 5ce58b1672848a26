import { restrictionsOf } from './restrictions.ts'

/** Returns the text of `.biome.rooms.gen.json`, which `.biome.json` extends: one override for each restriction. */
export function linterRules(): string {
  const overrides = restrictionsOf().map(({ includes, patterns }) => ({
    includes,
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    },
  }))
  return `${JSON.stringify({ overrides }, null, 2)}\n`
}
