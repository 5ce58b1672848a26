import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SCENARIO_SUFFIX } from '../jsonFiles.ts'
import type { Proof } from './proof.ts'

/** Writes the witness of every finding as a scenario file; returns the number of files. */
export function writeWitnesses(folder: string, proofs: readonly Proof[]): number {
  mkdirSync(folder, { recursive: true })
  const files = proofs.flatMap(({ file, findings }) =>
    findings.map(({ code, key, witness }) => ({
      name: `${nameOf(file)}.${code}.${key || 'form'}`.replaceAll(/[^\p{L}\p{N}._-]/gu, '_'),
      witness,
    })),
  )
  const taken = new Map<string, number>()
  for (const { name, witness } of files) {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    const numbered = count > 1 ? `${name}.${count}` : name
    writeFileSync(join(folder, numbered + SCENARIO_SUFFIX), `${JSON.stringify(witness, null, 2)}\n`)
  }
  return files.length
}

const nameOf = (file: string): string => basename(file).replace(/(?:\.scenario)?\.json$/, '')
