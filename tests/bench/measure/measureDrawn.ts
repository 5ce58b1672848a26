import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36'
const PC = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120'

/** Page → its address and who opens it. */
const PAGES: Readonly<Record<string, readonly [path: string, agent: string]>> = {
  'home, phone': ['/', PHONE],
  'home, PC': ['/', PC],
  notice: ['/notice?id=18608dcfd814e4dc', PHONE],
  directory: ['/module?id=directory', PHONE],
  join: ['/module?id=join', PHONE],
  'join, PC': ['/module?id=join', PC],
  'status query': ['/module?id=status', PHONE],
  'position, PC': ['/module?id=apply', PC],
  login: ['/user/login', PHONE],
}
const WARMING = 15
const ROUNDS = 40
/** Milliseconds for what an answer leaves behind. */
const AFTERWARDS = 3

/** Milliseconds of processor time of the main thread for each page, drawn anew every time, in turn. */
export async function measureDrawn({ url, pid }: { url: string; pid: number }) {
  const spent = mainThreadOf(pid)
  const open = visitorOf(url)
  const drawn = new Map(Object.keys(PAGES).map((page) => [page, [] as number[]]))
  for (let round = -WARMING; round < ROUNDS; round += 1)
    for (const [page, [path, agent]] of Object.entries(PAGES)) {
      const before = spent()
      await open(path, agent)
      await pause(AFTERWARDS)
      if (round >= 0) drawn.get(page)?.push(spent() - before)
    }
  return drawn
}

/** Milliseconds that the main thread of a process has had the processor, as Linux counts them; waiting does not count. */
const mainThreadOf = (pid: number) => (): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** Opens pages, each at a port that nobody named before: pages are cached by their origin. */
function visitorOf(url: string) {
  const agent = new Agent({ keepAlive: true })
  let port = 10_000
  return (path: string, browser: string) =>
    new Promise<void>((resolve, reject) => {
      port += 1
      const headers = { host: `localhost:${port}`, 'user-agent': browser, 'accept-encoding': 'br' }
      get(url + path, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
        answer.resume().once('end', resolve)
      }).once('error', reject)
    })
}
