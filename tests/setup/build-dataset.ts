import { runScript } from './run.ts';

export default function setup(): void {
  runScript('data');
}
