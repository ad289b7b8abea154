import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ofDrill } from './children.ts'

export interface Cdn {
  cacheDirectory: string
  stop(): Promise<void>
}

export async function startCdn(parent: string, port: number, sitePort: number): Promise<Cdn> {
  const directory = join(parent, 'cdn')
  const cacheDirectory = join(directory, 'cache')
  await mkdir(cacheDirectory, { recursive: true })
  await chmod(parent, 0o711) // nginx workers run as another user
  const file = join(directory, 'nginx.conf')
  await writeFile(file, configuration({ directory, cacheDirectory, port, sitePort }))
  const child = ofDrill(
    spawn('nginx', ['-p', directory, '-e', join(directory, 'error.log'), '-c', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error('nginx does not start: on Debian it is the package nginx', { cause })
  })
  return {
    cacheDirectory,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

interface Settings {
  directory: string
  cacheDirectory: string
  port: number
  sitePort: number
}

const configuration = ({ directory, cacheDirectory, port, sitePort }: Settings) => `
daemon off;
pid ${directory}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  proxy_cache_path ${cacheDirectory} levels=1:2 keys_zone=site:10m max_size=500m inactive=1h use_temp_path=off;
  upstream site { server 127.0.0.1:${sitePort}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      # Pages do not depend on cookies. Private answers carry no-store.
      proxy_cache site;
      proxy_cache_key $request_uri;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_use_stale error timeout http_503;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`
