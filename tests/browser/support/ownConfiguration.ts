import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { demoEnv } from '../../support/demoEnv.ts'
import { freshFolder } from './freshFolder.ts'
import type { OwnServer } from './ownServer.ts'

const run = promisify(execFile)

interface Answer {
  /** The command ended well. */
  ok: boolean
  /** What it said; of a command that failed also what it complained of. */
  text: string
}

/** An organisation's configuration in a folder, worked on as its staff would: commands and an editor of JSON files. */
export class OwnConfiguration {
  readonly #folder = freshFolder('portal-configuration-')
  readonly #server: OwnServer
  readonly #org: string

  constructor(server: OwnServer, org: string) {
    this.#server = server
    this.#org = org
  }

  pull = () => this.#config('pull')
  check = () => this.#config('check')
  diff = () => this.#config('diff')
  /** Who pushes has read the report, and accepts what it asks to be accepted. */
  push = (note: string) => this.#config('push', '--note', note, '--accept-loss', '--accept-proofs')

  /** Takes one of the product's documents over, to say it differently for this organisation. */
  takeOver(path: string): void {
    const own = join(this.#folder, path)
    mkdirSync(dirname(own), { recursive: true })
    cpSync(join('schemas', path), own)
  }

  /** Replaces a text that stands in the file exactly once. */
  edit(path: string, before: string, after: string): void {
    const file = join(this.#folder, path)
    const text = readFileSync(file, 'utf8')
    if (text.split(before).length !== 2) throw new Error(`${path} does not hold once: ${before}`)
    writeFileSync(
      file,
      text.replace(before, () => after),
    )
  }

  /** Writes a document anew. */
  write(path: string, document: unknown): void {
    writeFileSync(join(this.#folder, path), JSON.stringify(document))
  }

  async #config(command: string, ...options: string[]): Promise<Answer> {
    const args = ['run', '--silent', 'config', '--', command, this.#org, this.#folder, ...options]
    const env = demoEnv({ DATA_DIR: this.#server.dataDir, NO_COLOR: '1' })
    return run('npm', args, { env }).then(
      ({ stdout }) => ({ ok: true, text: stdout }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
        ok: false,
        text: stdout + stderr,
      }),
    )
  }
}
