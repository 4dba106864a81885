/** The settings with which an editor's Cucumber plug-in finds the step of each sentence. */
import { PARAMETER_TYPES } from '../../../steps/parameter-types.ts';

export const SETTINGS_FILE = '.vscode/settings.json';

/** Lists what the plug-in cannot read from our code: where it is, and the parameter types. */
export function editorSettings() {
  const parameterTypes = Object.entries(PARAMETER_TYPES).map(([name, { regexp }]) => ({
    name,
    regexp: regexp.source,
  }));
  return {
    'cucumber.features': ['features/*.feature'],
    'cucumber.glue': ['steps/*.ts'],
    'cucumber.parameterTypes': parameterTypes,
  };
}
