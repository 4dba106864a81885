/** Tells Cucumber the words that stand in braces, and what steps share. It loads this file first. */
import { defineParameterType, setWorldConstructor } from '@cucumber/cucumber';
import { PARAMETER_TYPES } from './parameter-types.ts';
import { PokerWorld } from './world.ts';

for (const [name, type] of Object.entries(PARAMETER_TYPES)) defineParameterType({ name, ...type });
setWorldConstructor(PokerWorld);
