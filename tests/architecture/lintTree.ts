import { execFile } from 'node:child_process'
import { join, relative, resolve } from 'node:path'

export const PROJECT = resolve(import.meta.dirname, '../..')

/** One complaint of the checker: where, by which rule, in which words. */
export interface Complaint {
  rule: string
  file: string
  message: string
}

/** Runs the boundary rules of .biome.json on a tree that holds it. */
export function lintTree(root: string): Promise<Complaint[]> {
  const biome = join(PROJECT, 'node_modules/.bin/biome')
  const only = '--only=style/noRestrictedImports'
  const args = ['lint', only, '--reporter=github', '--max-diagnostics=none', 'src', 'adapters']
  return new Promise((done, fail) => {
    execFile(biome, args, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const complaints = readComplaints(stdout, root)
      // Red without a complaint is a broken run, not a verdict.
      if (error && complaints.length === 0) fail(new Error(stderr || stdout))
      else done(complaints)
    })
  })
}

const readComplaints = (output: string, root: string): Complaint[] =>
  [...output.matchAll(/^::error title=lint\/([^,]+),file=([^,]+),[^:]*::(.*)$/gm)].map(
    ([, rule = '', file = '', message = '']) => ({
      rule,
      file: relative(root, resolve(root, file)),
      message,
    }),
  )
