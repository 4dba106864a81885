/** Packs the package, and installs it from its tarball, as its users do. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a command printed, and its exit status. */
interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own with the package in it. */
export class InstalledPackage {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')));
  readonly tarball: string;

  /** Builds and packs the package, and installs it for a project and globally. */
  constructor() {
    npm('run', 'prepack');
    npm('pack', '--ignore-scripts', '--pack-destination', this.folder);
    this.tarball = join(this.folder, readdirSync(this.folder)[0] ?? '');
    writeFileSync(join(this.folder, 'package.json'), '{"type":"module"}');
    // Offline: there is nothing to fetch.
    const install = ['install', '--offline', '--no-audit', '--no-fund'];
    npm(...install, '--prefix', this.folder, this.tarball);
    npm(...install, '--global', '--prefix', this.globalFolder, this.tarball);
  }

  get globalFolder(): string {
    return join(this.folder, 'global');
  }

  /** Returns the path of an installed file. */
  path(name = ''): string {
    return join(this.folder, 'node_modules/poker-hands-kata', name);
  }

  /** Runs the command `poker-kata`. */
  run(...args: string[]): Run {
    const command = [this.path('dist/cli/main.js'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Returns whether there is a file or a folder. */
export function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Lists the files below a folder, by their whole paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => resolve(folder, path))
    .filter((path) => statSync(path).isFile());
}

function npm(...args: string[]): void {
  execFileSync('npm', args, { stdio: 'pipe', shell: process.platform === 'win32' });
}
