import { brotliCompressSync, constants } from 'node:zlib'
import Fastify from 'fastify'

/**
 * A route that answers finished bytes, and nothing else: what a cached page costs at least. Arguments: port, address of
 * the page whose bytes it answers.
 */
const [port = '', page = ''] = process.argv.slice(2)
const answer = await fetch(page, { headers: { 'accept-encoding': 'identity' } })
const html = await answer.text()
const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
const app = Fastify()
app.get('/', (_request, reply) =>
  reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .send(bytes),
)
app.get('/readyz', async () => 'ready')
await app.listen({ port: Number(port) })
