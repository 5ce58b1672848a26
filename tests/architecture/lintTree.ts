import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const PROJECT = resolve(import.meta.dirname, '../..')

/** One complaint of the checker: where, by which rule, in which words. */
export interface Complaint {
  rule: string
  file: string
  message: string
}

/**
 * Runs the boundary rules of .biome.json, and of what it extends, on a tree that holds both. The report goes into a file of
 * the tree: from a pipe that was read late, lines in the middle have been lost.
 */
export function lintTree(root: string): Promise<Complaint[]> {
  const biome = join(PROJECT, 'node_modules/.bin/biome')
  const report = join(root, 'complaints.txt')
  const only = ['--only=style/noRestrictedImports', '--max-diagnostics=none']
  const args = ['lint', ...only, '--reporter=github', `--reporter-file=${report}`]
  return new Promise((done, fail) => {
    execFile(biome, [...args, 'src', 'adapters'], { cwd: root }, (error, stdout, stderr) => {
      const complaints = existsSync(report)
        ? readComplaints(readFileSync(report, 'utf8'), root)
        : []
      // Red without a complaint is a broken run, not a verdict.
      if (error && complaints.length === 0) fail(new Error(stderr || stdout))
      else done(complaints)
    })
  })
}

/** Complaints of a report, which follow one another without a line between them. */
const readComplaints = (output: string, root: string): Complaint[] =>
  [
    ...output.matchAll(/::error title=lint\/([^,]+),file=([^,]+),[^:]*::(.*?)\s*(?=::error |$)/gs),
  ].map(([, rule = '', file = '', message = '']) => ({
    rule,
    file: relative(root, resolve(root, file)),
    message,
  }))
