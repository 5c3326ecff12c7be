import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';

const place = document.getElementById('app');
if (place) mount(App, { target: place });
