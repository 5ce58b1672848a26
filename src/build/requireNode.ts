/**
 * Ends the process with one sentence where Node is older than package.json asks for. Imported first by what starts the
 * product: anything else would fail at a word that this Node does not know.
 */
import manifest from '../../package.json' with { type: 'json' }

/** `wrong configuration`, of sysexits.h; as everywhere in the product. */
const WRONG_CONFIGURATION = 78

/** Returns the sentence; undefined when the version will do. */
export function nodeRefusal(version: string, least: string): string | undefined {
  const [major = 0, minor = 0] = numbersIn(version)
  const [leastMajor = 0, leastMinor = 0] = numbersIn(least)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return `The portal needs Node ${leastMajor}.${leastMinor} or later; this is ${version}.`
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

const refusal = nodeRefusal(process.versions.node, manifest.engines.node)
if (refusal) {
  console.error(refusal)
  process.exit(WRONG_CONFIGURATION)
}
