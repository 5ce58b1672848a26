/**
 * Removes from the installed packages what no server reads: maps, types, texts about them and the weights of a font that
 * nothing is set in. For an image, after `npm prune --omit=dev`; licences stay.
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = 'node_modules'
const FONT = join(PACKAGES, '@expo-google-fonts/noto-serif-sc')
/** Of the weights that certificates are set in: `modules/files/drawing/fonts.ts`. */
const WEIGHTS = ['400Regular', '600SemiBold', '900Black']

const isUnread = (name: string): boolean =>
  /\.(?:map|d\.[mc]?ts)$/.test(name) ||
  (/\.(?:md|markdown)$/i.test(name) && !/licen[cs]e|notice/i.test(name))

const isUnset = (name: string): boolean => /^\d{3}[A-Z]/.test(name) && !WEIGHTS.includes(name)

const unread = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
  .filter(isUnread)
  .map((name) => join(PACKAGES, name))
  .filter((file) => statSync(file).isFile())
const unset = readdirSync(FONT)
  .filter(isUnset)
  .map((name) => join(FONT, name))
for (const place of [...unread, ...unset]) rmSync(place, { recursive: true, force: true })
console.log(`${unread.length} files and ${unset.length} fonts removed`)
