import { build } from 'esbuild'

/** Returns what the entries import, directly and indirectly, from packages; repeated where several files do. */
export async function externalImports(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => path)
}
