import httpProxy from '@fastify/http-proxy';
import { fastify } from 'fastify';

/** The peer of the gateway: @fastify/http-proxy with nothing on. */
const { PORT = '', UPSTREAM_URL = '' } = process.env;

const app = fastify();
await app.register(httpProxy, { upstream: UPSTREAM_URL });
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
